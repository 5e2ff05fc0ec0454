/** Closes everything in this order, then throws the errors. */
export async function closeAll(
  closings: readonly (() => Promise<unknown>)[]
): Promise<void> {
  const errors: unknown[] = []
  for (const close of closings) {
    try {
      await close()
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length === 1) throw errors[0]
  if (errors.length > 1) {
    throw new AggregateError(errors, errors.map(String).join('\n'))
  }
}
