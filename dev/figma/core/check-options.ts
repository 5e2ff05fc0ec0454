import type { HostOptions } from '../shared/host.ts'
import { isRecord } from '../shared/is-record.ts'
import {
  type ChoiceName,
  chosen,
  optionChoices
} from '../shared/option-choices.ts'
import { asDocument } from './read-document.ts'

type Options = Partial<HostOptions>

const names: Record<keyof HostOptions, true> = {
  editorType: true,
  team: true,
  seat: true,
  limits: true,
  libraries: true,
  es: true,
  user: true,
  document: true,
  sample: true,
  saved: true,
  theme: true
}

function* limitMistakes(limits: unknown): Generator<string> {
  for (const name of ['running', 'memory']) {
    const limit = isRecord(limits) ? limits[name] : undefined
    if (typeof limit === 'number' && limit > 0) continue
    yield `limits.${name} must be a number above 0.`
  }
}

function* mistakesOf(options: Options): Generator<string> {
  for (const name of Object.keys(options)) {
    if (Object.hasOwn(names, name)) continue
    const known = Object.keys(names).join(', ')
    yield `"${name}" is no option of a host; there are ${known}.`
  }
  for (const name of Object.keys(optionChoices) as ChoiceName[]) {
    const word: unknown = options[name]
    if (word === undefined || chosen(name, word)) continue
    const allowed = optionChoices[name].join(', ')
    yield `${name} is ${JSON.stringify(word)}, but must be one of ${allowed}.`
  }
  if (options.limits !== undefined) yield* limitMistakes(options.limits)
}

/** Throws sentences about values that an option cannot have. */
export function checkOptions(options: Options): void {
  const mistakes = [...mistakesOf(options)]
  if (mistakes.length > 0) throw new Error(mistakes.join(' '))
  if (options.document !== undefined) asDocument(options.document)
}
