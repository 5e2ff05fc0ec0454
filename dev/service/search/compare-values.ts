/** For sorting in ascending order. */
export function compareValues<Value extends number | string>(
  first: Value,
  second: Value
): number {
  return Number(first > second) - Number(first < second)
}
