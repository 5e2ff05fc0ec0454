import { hash } from 'node:crypto'

export interface JsonText {
  text: string
  /** The entity tag, with its quotation marks. */
  tag: string
}

const known = new WeakMap<object, JsonText>()

/** The JSON of a reply; of one that is kept it is made only once. */
export function jsonText(reply: object): JsonText {
  const made = known.get(reply) ?? toText(reply)
  known.set(reply, made)
  return made
}

function toText(reply: object): JsonText {
  const text = JSON.stringify(reply)
  return { text, tag: `"${hash('sha1', text, 'base64url')}"` }
}
