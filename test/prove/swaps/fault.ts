import type { CompFile } from './comp-file.ts'
import type { Stage } from './stage.ts'
import type { Step } from './step.ts'
import type { AtStep } from './watch-steps.ts'

/** A fault at one step; some last until the recovery. */
export interface Fault {
  name: string
  kinds: readonly Step['kind'][]
  /** Only at these steps. */
  at?: string
  /** Not at these steps, which a lasting fault does not affect. */
  notAt?: readonly string[]
  /** The plugin crashes and loses everything that is not saved. */
  crashes?: 'before' | 'after'
  /** The panel is closed before the step; the plugin finishes its call. */
  closes?: true
  /** The layers then show another file of the asset, maybe of another size. */
  servesOther?: true
  /** Id of the layer that it deletes. */
  deletes?(nth: number, file: CompFile): string
  arm(stage: Stage, nth: number, file: CompFile): AtStep
}
