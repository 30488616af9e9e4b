/** Where the browser is. */

class Here {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  look(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  /** Go on to another page; `instead` leaves no way back to this one. */
  go(address: string, instead = false): void {
    if (instead) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.look();
    scrollTo(0, 0);
  }

  /** The same page, looked at in another way: the address says so, and nothing moves. */
  note(query: string): void {
    history.replaceState(null, "", query ? `${location.pathname}?${query}` : location.pathname);
    this.look();
  }
}

export const here = new Here();
