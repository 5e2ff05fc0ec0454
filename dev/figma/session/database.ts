const name = 'figma-host'

export type Table = 'storage' | 'documents' | 'images'

const tables: Table[] = ['storage', 'documents', 'images']

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => {
    for (const table of tables) request.result.createObjectStore(table)
  }
  return done(request)
}

/** Starts opening, so that the first transaction need not wait for it. */
export function openDatabase(): Promise<IDBDatabase> {
  opened ??= open()
  return opened
}

/** Runs a transaction; resolves with its value once it is on disk. */
export async function transact<T>(
  names: Table[],
  mode: IDBTransactionMode,
  work: (table: (name: Table) => IDBObjectStore) => Promise<T> | T
): Promise<T> {
  const transaction = (await openDatabase()).transaction(names, mode)
  const finished = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () =>
      reject(transaction.error ?? new Error('The browser refused to save.'))
  })
  const result = await work(table => transaction.objectStore(table))
  await finished
  return result
}

/** The result of one request within a transaction. */
export function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () =>
      reject(request.error ?? new Error('The browser’s database failed.'))
  })
}
