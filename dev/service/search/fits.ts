/** Whether a filter accepts a value; a missing filter always does. */
export function fits<Value>(
  wanted: Value | undefined,
  test: (wanted: Value) => boolean
): boolean {
  return wanted === undefined || test(wanted)
}

interface Days {
  added_date?: string | undefined
  added_date_start?: string | undefined
  added_date_end?: string | undefined
}

/** Whether a day matches; the end is exclusive. */
export function fitsDays(addedDate: string, search: Days): boolean {
  return (
    fits(search.added_date, day => addedDate === day) &&
    fits(search.added_date_start, day => addedDate >= day) &&
    fits(search.added_date_end, day => addedDate < day)
  )
}
