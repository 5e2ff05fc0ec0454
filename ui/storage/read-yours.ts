import {
  asRecord,
  isNonEmptyText,
  isNumber,
  isText
} from '../../contract/shape.ts'

/** What the start page shows at once of a person's own assets. */
export interface Yours {
  v: 1
  /** Whose saved and licensed ones; empty before the first sign-in. */
  accountId: string
  /** By `assetKey`, newest first. */
  saved: string[]
  licensed: string[]
  /** Those of these assets, and of recent comps, that were shown before. */
  pictures: KeptPicture[]
}

/** An asset as it was last shown. */
export interface KeptPicture {
  /** Its `assetKey`. */
  id: string
  name: string
  /** Width divided by height. */
  aspect: number
  url: string | null
}

export const noYours: Yours = {
  v: 1,
  accountId: '',
  saved: [],
  licensed: [],
  pictures: []
}

/** Leaves out what is unusable. */
export function readYours(value: unknown): Yours | null {
  const record = asRecord(value)
  if (record?.['v'] !== 1) return null
  const { accountId, saved, licensed, pictures } = record
  return {
    v: 1,
    accountId: isText(accountId) ? accountId : '',
    saved: keysIn(saved),
    licensed: keysIn(licensed),
    pictures: Array.isArray(pictures) ? pictures.flatMap(toPicture) : []
  }
}

function keysIn(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value) ? value : []
  return all.filter(isText).filter(isNonEmptyText)
}

function toPicture(value: unknown): KeptPicture[] {
  const { id, name, aspect, url } = asRecord(value) ?? {}
  if (!isText(id) || !isText(name) || !isNumber(aspect) || aspect <= 0)
    return []
  return [{ id, name, aspect, url: isText(url) ? url : null }]
}
