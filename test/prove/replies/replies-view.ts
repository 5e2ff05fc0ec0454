import type { Step } from './in-panel.ts'
import type { JsonPath } from './json-paths.ts'
import type { Ask } from './load-views.ts'
import type { DamagedReply } from './damage-reply.ts'
import type { Random } from '../../../dev/catalog/assets/random.ts'

/** A text that the panel shows, and where in the reply it stands. */
export interface ShownPart {
  at: JsonPath
  text: string
  /** What must be as it was, too, for the text to be there. */
  needs?: readonly JsonPath[]
}

/** A place of the panel that shows what a reply says. */
export interface RepliesView {
  name: string
  /** How often it is tried beside the others. */
  weight: number
  /** Replies of the service as they should be. */
  good(ask: Ask): Promise<object[]>
  /** Paths of the requests whose replies are damaged. */
  path: RegExp
  /** The good reply as this run asks for it. */
  fit?(good: object, run: number): object
  /** How it goes wrong, where that is not as with other replies. */
  damage?(random: Random, good: object, base: string): DamagedReply
  /** What else is answered otherwise in this run; `good` is such a reply. */
  beside?(run: number, base: string): { path: RegExp; reply: object }[]
  /** It keeps what it received, and needs a new panel each time. */
  isKept?: boolean
  /** Nobody is signed in when it is tried. */
  isSignedOut?: boolean
  /** What a person does to see it, as in no run before. */
  steps(run: number): Step[]
  /** Elements that show the parts. */
  shows: string
  /** Where the text of such an element is; its content unless said. */
  attribute?: string
  /** What a good reply shows. */
  parts(good: object): ShownPart[]
}

export const searchPlace: Step = ['tab', 'Search']
