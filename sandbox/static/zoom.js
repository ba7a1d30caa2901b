// A picture under fingers, a mouse, a wheel or keys: larger, smaller, moved, and never out of sight.

const LARGEST = 8;
const STEP = 1.5;
const TAPPED = 2.5;
const TAP_WITHIN = 300;
const TAP_AROUND = 30;
const STILL = 8;
const SWIPE = 60;
const WHEEL = 0.0022;

export class Zoom {
  // box: what the picture may fill. on: {tap(event), swipe(by)} for a tap beside the picture, and for a swipe while it is small.
  constructor(box, image, on) {
    Object.assign(this, { box, image, on });
    this.fingers = new Map();
    this.tapped = { at: -Infinity, x: 0, y: 0 };
    this.reset();
    image.draggable = false;
  }

  reset() {
    this.put(1, 0, 0);
  }

  get isLarge() {
    return this.scale > 1.001;
  }

  // Larger by a factor, around a point of the screen (the middle, if none is given).
  by(factor, x = this.box.clientWidth / 2, y = this.box.clientHeight / 2) {
    const scale = Math.min(LARGEST, Math.max(1, this.scale * factor));
    const { left, top } = this.place();
    const grown = scale / this.scale;
    this.put(scale, this.x + (x - left) * (1 - grown), this.y + (y - top) * (1 - grown));
  }

  larger() {
    this.by(STEP);
  }

  smaller() {
    this.by(1 / STEP);
  }

  move(x, y) {
    this.put(this.scale, this.x + x, this.y + y);
  }

  // Where the picture is now, from the corner of the box.
  place() {
    const { left, top } = this.box.getBoundingClientRect();
    const now = this.image.getBoundingClientRect();
    return { left: now.left - left, top: now.top - top };
  }

  put(scale, x, y) {
    const large = scale > 1.001;
    this.scale = large ? scale : 1;
    this.x = large ? held(this.image.offsetLeft + x, this.image.offsetWidth * scale, this.box.clientWidth) - this.image.offsetLeft : 0;
    this.y = large ? held(this.image.offsetTop + y, this.image.offsetHeight * scale, this.box.clientHeight) - this.image.offsetTop : 0;
    this.image.style.transform = large ? `translate(${this.x}px, ${this.y}px) scale(${this.scale})` : "";
    this.box.classList.toggle("large", large);
  }

  toggle(x, y) {
    if (this.isLarge) this.reset();
    else this.by(TAPPED, x, y);
  }

  down(event) {
    if (event.button || event.target.closest("button, .enlarged-text")) return;
    this.box.setPointerCapture(event.pointerId);
    const at = { x: event.clientX, y: event.clientY };
    this.fingers.set(event.pointerId, at);
    if (this.fingers.size === 1) this.start = { ...at, onPicture: event.target === this.image, isStill: true, hasPinched: false };
    else Object.assign(this.start, { isStill: false, hasPinched: true });
  }

  drag(event) {
    const old = this.fingers.get(event.pointerId);
    if (!old) return;
    const before = middle(this.fingers);
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = middle(this.fingers);
    if (Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > STILL) this.start.isStill = false;
    if (before.apart && after.apart) this.by(after.apart / before.apart, after.x, after.y);
    if (this.isLarge) this.move(after.x - before.x, after.y - before.y);
  }

  up(event) {
    if (!this.fingers.delete(event.pointerId) || this.fingers.size) return;
    const { x, y, onPicture, isStill, hasPinched } = this.start;
    const sideways = event.clientX - x;
    if (isStill) this.tap(event, onPicture);
    else if (!hasPinched && !this.isLarge && Math.abs(sideways) > SWIPE && Math.abs(event.clientY - y) < SWIPE) this.on.swipe(sideways < 0 ? 1 : -1);
  }

  // A mouse enlarges with one click, a finger with two.
  tap(event, onPicture) {
    const { clientX: x, clientY: y, pointerType } = event;
    const now = performance.now();
    const isSecond = now - this.tapped.at < TAP_WITHIN && Math.hypot(x - this.tapped.x, y - this.tapped.y) < TAP_AROUND;
    this.tapped = { at: isSecond ? -Infinity : now, x, y };
    if (!onPicture && !this.isLarge) this.on.tap();
    else if (pointerType === "mouse" ? !isSecond : isSecond) this.toggle(x, y);
  }

  lose(event) {
    this.fingers.delete(event.pointerId);
  }

  wheel(event) {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    const fast = event.ctrlKey ? 4 : 1; // two fingers on a touchpad
    this.by(Math.exp(-event.deltaY * lines * fast * WHEEL), event.clientX, event.clientY);
  }
}

// The edge of something of a size in a view: it fills the view if it can, and lies within it if it cannot.
function held(edge, size, view) {
  const room = view - size;
  return Math.min(Math.max(edge, Math.min(0, room)), Math.max(0, room));
}

// The middle of all fingers, and how far the first two are apart.
function middle(fingers) {
  const [one, other = one] = [...fingers.values()];
  const apart = fingers.size > 1 ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, apart };
}
