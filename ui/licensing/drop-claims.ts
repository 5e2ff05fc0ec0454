import { deleteFileRecords } from '../records/save-file-records.ts'
import { loadFileRecords } from '../records/load-file-records.ts'

/** Takes back what these plans, which somebody began, said in the file. */
export async function dropClaims(planIds: readonly string[]): Promise<void> {
  if (planIds.length === 0) return
  try {
    const { records } = await loadFileRecords('claim')
    const ids = records
      .filter(({ attempt }) => planIds.includes(attempt))
      .map(({ id }) => id)
    if (ids.length > 0) await deleteFileRecords('claim', ids)
  } catch {
    // Nobody heeds a claim for long, and a purchase is to be finished.
  }
}
