/**
 * The built-ins that each edition added, as the engine has them. `Iterator%`
 * and `TypedArray%` are the prototypes that no global names.
 */
export const builtInsByYear: Record<number, string> = {
  2018: 'Promise.prototype.finally RegExp.prototype.dotAll',
  2019: `Object.fromEntries Symbol.prototype.description Array.prototype.flat
    Array.prototype.flatMap String.prototype.trimStart
    String.prototype.trimEnd String.prototype.trimLeft
    String.prototype.trimRight`,
  2020: `globalThis BigInt BigInt64Array BigUint64Array Promise.allSettled
    String.prototype.matchAll RegExp.prototype.@matchAll
    DataView.prototype.getBigInt64 DataView.prototype.getBigUint64
    DataView.prototype.setBigInt64 DataView.prototype.setBigUint64`,
  2021: `AggregateError WeakRef FinalizationRegistry Promise.any
    String.prototype.replaceAll`,
  2022: `Object.hasOwn Array.prototype.at String.prototype.at TypedArray%.at
    RegExp.prototype.hasIndices`,
  2023: `Array.prototype.with Array.prototype.findLast
    Array.prototype.findLastIndex Array.prototype.toReversed
    Array.prototype.toSorted Array.prototype.toSpliced TypedArray%.with
    TypedArray%.findLast TypedArray%.findLastIndex TypedArray%.toReversed
    TypedArray%.toSorted`,
  2024: `Object.groupBy Map.groupBy Promise.withResolvers
    String.prototype.isWellFormed String.prototype.toWellFormed
    RegExp.prototype.unicodeSets ArrayBuffer.prototype.maxByteLength
    ArrayBuffer.prototype.resizable ArrayBuffer.prototype.detached
    ArrayBuffer.prototype.resize ArrayBuffer.prototype.transfer
    ArrayBuffer.prototype.transferToFixedLength`,
  2025: `Iterator Iterator%.drop Iterator%.filter Iterator%.flatMap
    Iterator%.map Iterator%.take Iterator%.every Iterator%.find
    Iterator%.forEach Iterator%.some Iterator%.reduce Iterator%.toArray
    Iterator%.constructor Iterator%.@toStringTag
    Float16Array Math.f16round DataView.prototype.getFloat16
    DataView.prototype.setFloat16 RegExp.escape Promise.try
    Set.prototype.isDisjointFrom Set.prototype.isSubsetOf
    Set.prototype.isSupersetOf Set.prototype.intersection
    Set.prototype.difference Set.prototype.symmetricDifference
    Set.prototype.union`,
  2026: `Error.isError Math.sumPrecise Iterator.concat Array.fromAsync
    Map.prototype.getOrInsert
    Map.prototype.getOrInsertComputed WeakMap.prototype.getOrInsert
    WeakMap.prototype.getOrInsertComputed Set.groupBy`
}
