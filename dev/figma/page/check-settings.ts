import { networks } from '../traffic/faults.ts'
import { optionChoices } from '../shared/option-choices.ts'
import { samples } from '../shared/samples.ts'

const { editorType: editor, ...others } = optionChoices

const words: Record<string, readonly string[]> = {
  editor,
  ...others,
  network: networks,
  frame: ['sandbox'],
  sample: samples.map(sample => sample.name),
  start: ['yes', 'no']
}
const amounts = ['memory', 'running']
const names = ['user', 'document']
const known = [...Object.keys(words), ...amounts, ...names]

function mistakeOf(name: string, value: string): string | null {
  if (!known.includes(name)) {
    return `"${name}" means nothing here; known are ${known.join(', ')}.`
  }
  const says = `"${name}=${value}" says nothing: `
  const allowed = words[name]
  if (allowed) {
    if (allowed.includes(value)) return null
    return `${says}${name} is one of ${allowed.join(', ')}.`
  }
  if (names.includes(name)) {
    return value === '' ? `${says}${name} needs a name.` : null
  }
  const isAmount = Number(value) > 0 && Number.isFinite(Number(value))
  return isAmount ? null : `${says}${name} is a number above 0.`
}

/** Throws a sentence for each setting in the page's address that is wrong. */
export function checkSettings(query: URLSearchParams): void {
  const found = [...query].map(([name, value]) => mistakeOf(name, value))
  const mistakes = found.filter(mistake => mistake !== null)
  if (mistakes.length === 0) return
  throw new Error(`Correct the address. ${mistakes.join(' ')}`)
}
