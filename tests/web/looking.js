// What somebody would see amiss on this page, as [what, text, box] with boxes in pixels of the screen.
() => {
  const SLACK = 2.5;
  const LEAST_TARGET = 40;
  const touch = matchMedia("(pointer: coarse)").matches;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const wrong = [];
  const box = (r) => [r.left, r.top, r.right - r.left, r.bottom - r.top].map(Math.round);
  const say = (what, text, r) => wrong.push([what, String(text).trim().replace(/\s+/g, " ").slice(0, 60), box(r)]);
  const cut = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const empty = (r) => r.right - r.left <= SLACK || r.bottom - r.top <= SLACK;
  const styles = new Map();
  const style = (e) => {
    let found = styles.get(e);
    if (!found) styles.set(e, (found = getComputedStyle(e)));
    return found;
  };
  const seen = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const left_out = "[inert], .unseen, [aria-hidden=true], script, style, title, option, select, [data-announcer], [popover]:not(:popover-open)";

  // What is left of a box once everything around it has cut it; and whether scrolling would show the rest.
  const frames = new Map();
  const frame = (e) => {
    const { overflowX, overflowY, position } = style(e);
    if (overflowX === "visible" && overflowY === "visible") return null;
    let found = frames.get(e);
    if (!found) {
      const r = e.getBoundingClientRect();
      const zoom = e.currentCSSZoom ?? 1;
      const left = r.left + e.clientLeft * zoom;
      const top = r.top + e.clientTop * zoom;
      const size = { left, top, right: left + e.clientWidth * zoom, bottom: top + e.clientHeight * zoom };
      const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
      frames.set(e, (found = { size, x: overflowX, y: overflowY, scrollsX: scrolls(overflowX), scrollsY: scrolls(overflowY), position }));
    }
    return found;
  };
  const look = (e, r) => {
    let shown = r;
    let scrolled = null;
    let clipped = null;
    let floating = style(e).position === "fixed";
    for (let at = e; at && at !== document.body && at !== document.documentElement; at = at.parentElement) {
      const around = at instanceof SVGElement && at.tagName !== "svg" ? null : frame(at);
      if (around && at !== e.ownerSVGElement) {
        const wideX = around.x !== "visible" && (r.left < around.size.left - SLACK || r.right > around.size.right + SLACK);
        const wideY = around.y !== "visible" && (r.top < around.size.top - SLACK || r.bottom > around.size.bottom + SLACK);
        if ((wideX && !around.scrollsX && !scrolled) || (wideY && !around.scrollsY && !scrolled)) clipped ??= at;
        if ((wideX && around.scrollsX) || (wideY && around.scrollsY)) scrolled ??= at;
        shown = cut(shown, around.size);
      }
      if (style(at).position === "fixed") floating = true;
    }
    const off = !scrolled && (r.left < -SLACK || r.top < -SLACK || r.right > innerWidth + SLACK || r.bottom > innerHeight + SLACK);
    return { shown: cut(shown, screen), scrolled, clipped, off, floating };
  };

  // ---- every line of text --------------------------------------------------------------------------------------
  const lines = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const text = node.textContent;
    const owner = node.parentElement;
    if (!text.trim() || !owner || owner.closest(left_out) || !seen(owner)) continue;
    for (let at = owner, i = 0; at && i < 3; at = at.parentElement, i++) {
      if (style(at).textOverflow !== "ellipsis" && style(at).webkitLineClamp === "none") continue;
      if (at.scrollWidth > at.clientWidth + 1 || at.scrollHeight > at.clientHeight + 2)
        say("shortened", text, at.getBoundingClientRect());
      break;
    }
    range.selectNodeContents(node);
    for (const r of range.getClientRects()) {
      if (r.width < 1 || r.height < 1) continue;
      const { shown, scrolled, clipped, off } = look(owner, r);
      if (clipped) say("cut off", text, r);
      else if (off) say("off the screen", text, r);
      // A line box is taller than its letters.
      const ink = Math.min(r.height, parseFloat(style(owner).fontSize) * (owner.currentCSSZoom ?? 1)) * 0.72;
      const middle = (r.top + r.bottom) / 2;
      const letters = cut(shown, { left: r.left, right: r.right, top: middle - ink / 2, bottom: middle + ink / 2 });
      if (!empty(letters)) lines.push({ owner, text, r: letters, scrolled });
    }
  }

  // ---- every control -------------------------------------------------------------------------------------------
  const controls = [];
  for (const e of document.querySelectorAll("button, a[href], input, select, summary, [role=button], [data-option]")) {
    if (e.closest(left_out) || !seen(e)) continue;
    const r = e.getBoundingClientRect();
    if (r.width < 1 || r.height < 1) continue;
    const { shown, scrolled, clipped, off } = look(e, r);
    const name = e.dataset.option ?? e.getAttribute("aria-label") ?? e.textContent;
    if (clipped) say("control cut off", name, r);
    else if (off) say("control off the screen", name, r);
    if (touch && Math.min(r.width, r.height) < LEAST_TARGET - 0.5 && !e.closest(".log, .talk, p")) say("small target", name, r);
    controls.push({ e, name, r: shown, whole: r, scrolled });
  }

  // ---- nothing lies over something else ------------------------------------------------------------------------
  // Does an element show anything but text?
  const paints = (e) => {
    const { backgroundColor, backgroundImage } = style(e);
    if (e.closest("svg, img, canvas")) return true;
    return !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) || backgroundImage !== "none";
  };
  const shaped = (e) => style(e.parentElement).clipPath !== "none";
  const crosses = (a, b) => !empty(cut(a, b));
  const byTop = [...lines].sort((a, b) => a.r.top - b.r.top);
  for (const [i, a] of byTop.entries()) {
    for (let j = i + 1; j < byTop.length && byTop[j].r.top < a.r.bottom; j++) {
      const b = byTop[j];
      if (a.owner === b.owner || !crosses(a.r, b.r)) continue;
      say("text over text", `${a.text} × ${b.text}`, cut(a.r, b.r));
    }
  }
  // Where a line of text is, one must find it: what lies on top there is part of it, or a button for the thing itself.
  for (const { owner, text, r } of lines) {
    const y = (r.top + r.bottom) / 2;
    for (const x of [r.left + 1.5, (r.left + r.right) / 2, r.right - 1.5]) {
      const over = document.elementsFromPoint(x, y);
      const own = over.findIndex((each) => each.contains(owner) || owner.contains(each));
      const top = over.slice(0, own < 0 ? over.length : own).find(paints);
      if (!top) continue;
      const button = top.closest("button");
      // A clear button over a thing is the thing's own.
      if (button && style(button).position === "absolute" && button.parentElement.contains(owner)) continue;
      if (top.closest("[data-space]")?.contains(owner)) continue;
      if (owner.closest("svg") && top.closest("svg") === owner.closest("svg")) continue;
      say("covered", `${text} by ${top.tagName.toLowerCase()}.${top.getAttribute("class") ?? ""}`, r);
      break;
    }
  }
  // A lock may lie on a thing, but not on its name.
  for (const sign of document.querySelectorAll("[data-refused] svg")) {
    const r = sign.getBoundingClientRect();
    if (!seen(sign) || sign.closest(left_out)) continue;
    for (const line of lines) {
      if (sign.closest("[data-refused]").contains(line.owner) || !crosses(r, line.r)) continue;
      say("lock over text", line.text, cut(r, line.r));
    }
  }
  for (const [i, a] of controls.entries()) {
    for (const b of controls.slice(i + 1)) {
      if (a.e.contains(b.e) || b.e.contains(a.e) || !crosses(a.r, b.r)) continue;
      // What is cut into a shape meets others in its box only.
      if (shaped(a.e) || shaped(b.e)) continue;
      const both = cut(a.r, b.r);
      const least = Math.min(a.whole.width * a.whole.height, b.whole.width * b.whole.height);
      // Corners of hexes and of round things meet in their boxes only.
      if ((both.right - both.left) * (both.bottom - both.top) < 0.3 * least) continue;
      say("control over control", `${a.name} × ${b.name}`, both);
    }
  }

  // ---- what is chosen from -------------------------------------------------------------------------------------
  const options = controls.filter(({ e }) => e.dataset.option !== undefined);
  if (options.length && !options.some(({ r }) => !empty(r))) say("nothing to choose is on the screen", "", screen);

  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1) say("the page scrolls sideways", page.scrollWidth, screen);
  if (page.scrollHeight > innerHeight + 1) say("the page scrolls down", page.scrollHeight, screen);
  return wrong;
}
