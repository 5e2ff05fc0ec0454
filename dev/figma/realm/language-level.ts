/**
 * What ES2018 to ES2020 added, as the engine has it. The well-known symbols
 * of those years cannot be removed.
 */
const upTo2020 = `
  globalThis BigInt BigInt64Array BigUint64Array
  Object.fromEntries Symbol.prototype.description Promise.allSettled Promise.prototype.finally
  Array.prototype.flat Array.prototype.flatMap
  String.prototype.matchAll String.prototype.trimStart
  String.prototype.trimEnd String.prototype.trimLeft
  String.prototype.trimRight RegExp.prototype.dotAll
  DataView.prototype.getBigInt64 DataView.prototype.getBigUint64
  DataView.prototype.setBigInt64 DataView.prototype.setBigUint64
`

/** What came after ES2020. */
const after2020 = `
  AggregateError WeakRef FinalizationRegistry Iterator Float16Array
  Error.isError Object.groupBy Object.hasOwn RegExp.escape Map.groupBy
  Set.groupBy Math.f16round Math.sumPrecise
  Promise.any Promise.try Promise.withResolvers
  Array.prototype.at Array.prototype.with Array.prototype.findLast
  Array.prototype.findLastIndex Array.prototype.toReversed
  Array.prototype.toSorted Array.prototype.toSpliced
  String.prototype.at String.prototype.replaceAll
  String.prototype.isWellFormed String.prototype.toWellFormed
  RegExp.prototype.unicodeSets RegExp.prototype.hasIndices
  Map.prototype.getOrInsert Map.prototype.getOrInsertComputed
  WeakMap.prototype.getOrInsert WeakMap.prototype.getOrInsertComputed
  Set.prototype.isDisjointFrom Set.prototype.isSubsetOf
  Set.prototype.isSupersetOf Set.prototype.intersection
  Set.prototype.difference Set.prototype.symmetricDifference
  Set.prototype.union
  ArrayBuffer.prototype.maxByteLength ArrayBuffer.prototype.resizable
  ArrayBuffer.prototype.detached ArrayBuffer.prototype.resize
  ArrayBuffer.prototype.transfer ArrayBuffer.prototype.transferToFixedLength
  SharedArrayBuffer.prototype.growable SharedArrayBuffer.prototype.grow
  SharedArrayBuffer.prototype.maxByteLength
  DataView.prototype.getFloat16 DataView.prototype.setFloat16
  TypedArray.prototype.at TypedArray.prototype.with
  TypedArray.prototype.findLast TypedArray.prototype.findLastIndex
  TypedArray.prototype.toReversed TypedArray.prototype.toSorted
  Atomics.pause Atomics.waitAsync
`

export type Level = '2017' | '2020' | 'latest'

function remove(scope: object, path: string): void {
  const names = path.split('.')
  const last = names.pop() || ''
  const names$ = names[0] === 'TypedArray' ? names.slice(1) : names
  let owner: unknown =
    names[0] === 'TypedArray' ? Object.getPrototypeOf(Uint8Array) : scope
  for (const name of names$) {
    if (owner === undefined || owner === null) return
    owner = (owner as Record<string, unknown>)[name] // walking down
  }
  if (owner) Reflect.deleteProperty(Object(owner), last)
}

/** Takes away the built-ins that are newer than the plugin may use. */
export function limitLanguage(scope: object, level: Level): void {
  const gone =
    level === 'latest'
      ? ''
      : level === '2020'
        ? after2020
        : upTo2020 + after2020
  for (const path of gone.trim().split(/\s+/)) {
    if (path) remove(scope, path)
  }
  if (level !== '2017') return
  // ES2018 put these symbols' methods on the prototypes.
  const matchAll = Object.getOwnPropertySymbols(RegExp.prototype).find(
    symbol => String(symbol) === 'Symbol(Symbol.matchAll)'
  )
  if (matchAll) Reflect.deleteProperty(RegExp.prototype, matchAll)
}
