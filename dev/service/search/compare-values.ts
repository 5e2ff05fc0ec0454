/** Below 0 when the first comes first, above when the second does. */
export function compareValues<Value extends number | string>(
  first: Value,
  second: Value
): number {
  return Number(first > second) - Number(first < second)
}
