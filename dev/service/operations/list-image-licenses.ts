import { listImageLicenses } from '../../../contract/api/image-license-endpoints.ts'
import { operation, personOf } from '../http/operation.ts'
import { historyRecord, listLicenses } from '../licensing/licenses.ts'
import { findAsset } from '../search/find-asset.ts'

export const listImageLicensesOperation = operation(listImageLicenses, call => {
  const { core, query } = call
  const person = personOf(call)
  const { licenses, total } = listLicenses(core, person.id, query)
  return {
    data: licenses.map(license =>
      historyRecord(
        license,
        person.username,
        findAsset(core, license.asset) !== undefined
      )
    ),
    page: query.page,
    per_page: query.per_page,
    total_count: total
  }
})
