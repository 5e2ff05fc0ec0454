import { holds } from '../../rules/rules.ts'
import type { NodeRecord, Props } from '../record/node-record.ts'
import type { Session } from '../record/session.ts'

const keepsApart = holds('undo/each-actor-has-own-steps')
const leavesOthers = holds('undo/leaves-what-others-did')
const forgetsUndone = holds('undo/new-edits-forget-what-was-undone')

/** One reversible edit. */
export type Entry =
  | {
      kind: 'set'
      record: NodeRecord
      key: keyof Props
      old: unknown
      now: unknown
    }
  | { kind: 'attach'; record: NodeRecord; parent: NodeRecord; index: number }
  | { kind: 'detach'; record: NodeRecord; parent: NodeRecord; index: number }
  | {
      kind: 'data'
      record: NodeRecord
      owner: string
      key: string
      old: string
      now: string
    }

/** The steps that can be undone and repeated, the latest last. */
export const steps: { done: Entry[][]; undone: Entry[][] } = {
  done: [],
  undone: []
}
let open: Entry[] = []
let actor: Session | null = null
let local: Session | null = null

/**
 * Sets the actor of the next edits. Another actor on this machine starts
 * another step; a remote one leaves the open step as it is.
 */
export function actAs(session: Session): void {
  if (session.actor !== 'remote' && local !== session) {
    if (keepsApart) sealStep()
    local = session
  }
  actor = session
}

/** The actor of the current edits. */
export function currentActor(): Session | null {
  return actor
}

/** Seals the open step when it is this session's. */
export function sealStepOf(session: Session): void {
  if (local === session) sealStep()
}

/** Edits made until now are one undo step. */
export function sealStep(): void {
  if (open.length > 0) steps.done.push(open)
  open = []
}

/** Makes an edit a part of the open step. */
export function record(entry: Entry): void {
  if (actor && actor.actor === 'remote' && leavesOthers) return
  open.push(entry)
  if (forgetsUndone) steps.undone.length = 0
}
