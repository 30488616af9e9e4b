/** Cards of a row are carried to another place with the mouse, or with Alt and an arrow key. */

/** The mouse must go so far before a card is carried; less is a click. */
const SLIP = 8;

export interface Carrier {
  /** The card was let go where another one lies. */
  readonly put: (card: string, where: string) => void;
  /** The card goes so many places on. */
  readonly shift: (card: string, by: number) => void;
}

const held = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-held]") : null;

export function carry(row: HTMLElement, carrier: Carrier): { update: (next: Carrier) => void; destroy: () => void } {
  let { put, shift } = carrier;
  let from: { readonly thing: HTMLElement; readonly x: number; readonly y: number } | null = null;
  let carried = false;
  let over: HTMLElement | null = null;

  function aim(thing: HTMLElement | null): void {
    over?.removeAttribute("data-aim");
    over = thing !== from?.thing ? thing : null;
    over?.setAttribute("data-aim", "");
  }

  function down(event: PointerEvent): void {
    const thing = held(event.target);
    if (event.pointerType === "mouse" && event.button === 0 && thing)
      from = { thing, x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent): void {
    if (!from) return;
    if (!carried && Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLIP) return;
    carried = true;
    from.thing.setAttribute("data-carried", "");
    const below = held(document.elementFromPoint(event.clientX, event.clientY));
    aim(below && row.contains(below) ? below : null);
  }

  function up(): void {
    const card = from?.thing.dataset["held"];
    const where = over?.dataset["held"];
    from?.thing.removeAttribute("data-carried");
    aim(null);
    from = null;
    setTimeout(() => (carried = false));
    if (carried && card && where) put(card, where);
  }

  /** Whoever has carried a card has not clicked it. */
  function click(event: MouseEvent): void {
    if (!carried) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function key(event: KeyboardEvent): void {
    const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    const card = held(event.target)?.dataset["held"];
    if (!event.altKey || !by || !card) return;
    event.preventDefault();
    shift(card, by);
    requestAnimationFrame(() =>
      row.querySelector<HTMLElement>(`[data-held="${card}"] :is(button, [tabindex])`)?.focus(),
    );
  }

  row.addEventListener("pointerdown", down);
  row.addEventListener("click", click, true);
  row.addEventListener("keydown", key);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  return {
    update: (next) => ({ put, shift } = next),
    destroy: () => {
      row.removeEventListener("pointerdown", down);
      row.removeEventListener("click", click, true);
      row.removeEventListener("keydown", key);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
    },
  };
}
