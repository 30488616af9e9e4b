/** Which tips fit the moment. */
import type { Tip } from "../games/lesson";
import { choosable } from "../table/choosing/marking";
import type { Decision, LogEntry } from "../table/connection/wire";

export interface Moment {
  readonly decision: Decision;
  readonly log: readonly LogEntry[];
  readonly canUndo: boolean;
}

/** The tips that have not been said yet and fit, in the order in which they are said. */
export function apt(tips: readonly Tip[], said: readonly string[], moment: Moment): Tip[] {
  return tips.filter((tip) => !said.includes(tip.id) && fits(tip, moment));
}

function fits(tip: Tip, { decision, log, canUndo }: Moment): boolean {
  return (
    (tip.prompt === undefined || tip.prompt === decision.prompt[0]) &&
    (tip.option === undefined || choosable(decision).some(([verb]) => verb === tip.option)) &&
    (tip.event === undefined || log.some(({ event }) => event[0] === tip.event)) &&
    (!tip.refused || decision.refusals.length > 0) &&
    (!tip.undo || canUndo)
  );
}
