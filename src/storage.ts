import { ClearedError } from '../contract/errors.ts'
import { reasonOf } from './reason-of.ts'

/**
 * Bytes. Items are texts padded to whole blocks: what was once written can
 * be written again, a little longer, when the store is full.
 */
const block = 2048

export async function loadItem(key: string): Promise<unknown> {
  return parse(await loadText(key))
}

export async function loadText(key: string): Promise<unknown> {
  try {
    return await figma.clientStorage.getAsync(key)
  } catch (error) {
    throw storageError('read', error)
  }
}

/** Gives the text as it was written. */
export async function saveItem(key: string, value: object): Promise<string> {
  const text = padded(JSON.stringify(value))
  try {
    await figma.clientStorage.setAsync(key, text)
    return text
  } catch (error) {
    throw storageError('written', error)
  }
}

export async function deleteItem(key: string): Promise<void> {
  try {
    await figma.clientStorage.deleteAsync(key)
  } catch (error) {
    throw storageError('cleared', error)
  }
}

async function loadKeys(prefix: string): Promise<string[]> {
  try {
    const keys = await figma.clientStorage.keysAsync()
    return keys.filter(key => key.startsWith(prefix))
  } catch (error) {
    throw storageError('read', error)
  }
}

/** Records that cannot be read stay where they are and are left out. */
export async function loadRecords<Item>(
  prefix: string,
  read: (value: unknown) => Item | null
): Promise<Item[]> {
  const values = await Promise.all((await loadKeys(prefix)).map(loadItem))
  const records: Item[] = []
  values.forEach(value => {
    const record = read(value)
    if (record) records.push(record)
  })
  return records
}

function padded(text: string): string {
  const size = sizeOf(JSON.stringify(text))
  return text + ' '.repeat(Math.ceil(size / block) * block - size)
}

/** Figma: what is stored counts as JSON, in UTF-8. */
function sizeOf(json: string): number {
  let size = 0
  for (let i = 0; i < json.length; i += 1) {
    const code = json.charCodeAt(i)
    size += code < 0x80 ? 1 : code < 0x800 ? 2 : 3
  }
  return size
}

function parse(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : null
  } catch {
    return null // broken: the same as nothing saved
  }
}

function storageError(verb: string, error: unknown): ClearedError {
  const reason = reasonOf(error)
  const isFull = /quota|exceed|limit|full/i.test(reason)
  return new ClearedError(
    isFull ? 'storage-full' : 'storage-failed',
    `Figma's storage could not be ${verb}: ${reason}`
  )
}
