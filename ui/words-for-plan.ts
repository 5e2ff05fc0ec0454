import type { ProjectKey } from '../contract/project-fields.ts'
import type { Claim } from '../contract/records.ts'
import type { PlanClaim, TickKind } from './licensing/license-plan.ts'
import { dateText } from './views/date-text.ts'
import { wordsForName } from './words-for-requests.ts'

/** Names of the project fields, as shown. */
export const projectWords: Record<ProjectKey, string> = {
  job: 'Job',
  client: 'Client',
  purchaseOrder: 'Purchase order',
  other: 'Other'
}

const ticks: Record<TickKind, (name: string, license: string) => string> = {
  editorial: name =>
    `Editorial: I use “${name}” for news or comment only, not to advertise ` +
    'or promote.',
  claimed: name => `License “${name}” for my account all the same.`,
  unusual: (name, license) =>
    `The license “${license}” covers what I do with “${name}”.`
}

/** What the person says by ticking. `license` is the API's name. */
export function wordsForTick(
  kind: TickKind,
  name: string,
  license: string
): string {
  return ticks[kind](name, license)
}

export function wordsForClaim({ licensee, at }: PlanClaim): string {
  const date = dateText(at)
  return (
    `${wordsForName(licensee)} noted in this file${date && ` on ${date}`} that they ` +
    'licensed it. Your account has no such license.'
  )
}

/** Their run was broken off, or its end is in doubt. */
export function wordsForBegun({ who, at }: Claim): string {
  const date = dateText(at)
  return (
    `${wordsForName(who)} began to license this${date && ` on ${date}`}, and ` +
    'it is not known how that ended. Cleared finds out when they open this ' +
    'file with it.'
  )
}

/** Without it somebody else could license the same at the same time. */
export const wordsForUnclaimed =
  'Not licensed: the note in this file that you are licensing it was taken ' +
  'back, as by an undo. Try again.'

/** What is still to be filled in. */
export function wordsForMissing(keys: readonly ProjectKey[]): string {
  const names = keys.map(key => projectWords[key].toLowerCase())
  return `Your subscription asks for ${names.join(' and ')}.`
}

/** Of a row whose choice could not be kept. */
export const wordsForOtherChoice =
  'What you chose has no downloads left; this is the next best.'

export const wordsForReaders =
  'Goes with each license, and into this file: everyone who can edit it and ' +
  'runs Cleared can read it.'
