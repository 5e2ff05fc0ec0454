/**
 * The modules of a panel: its stores and actions, and how it begins. They are
 * as fresh as what imports them.
 */
export async function loadPanel() {
  const { ClearedError } = await import('../../contract/errors.ts')
  const { usePlatform } = await import('../../ui/platform.ts')
  const { startPanel } = await import('../../ui/start.ts')
  const stores = {
    ...(await import('../../ui/records/load-file-records.ts')),
    ...(await import('../../ui/records/restore-licenses.ts')),
    ...(await import('../../ui/records/save-licenses.ts')),
    ...(await import('../../ui/stores/account.ts')),
    ...(await import('../../ui/stores/account-licenses.ts')),
    ...(await import('../../ui/stores/adopting.ts')),
    ...(await import('../../ui/stores/asides.ts')),
    ...(await import('../../ui/stores/asset.ts')),
    ...(await import('../../ui/stores/candidates.ts')),
    ...(await import('../../ui/stores/collection.ts')),
    ...(await import('../../ui/stores/collection-board.ts')),
    ...(await import('../../ui/stores/collection-items.ts')),
    ...(await import('../../ui/stores/collection-order.ts')),
    ...(await import('../../ui/stores/collections.ts')),
    ...(await import('../../ui/stores/deleting.ts')),
    ...(await import('../../ui/stores/new-collection.ts')),
    ...(await import('../../ui/stores/confirmations.ts')),
    ...(await import('../../ui/stores/contributor.ts')),
    ...(await import('../../ui/stores/file.ts')),
    ...(await import('../../ui/stores/file-records.ts')),
    ...(await import('../../ui/stores/guard.ts')),
    ...(await import('../../ui/stores/layer-colors.ts')),
    ...(await import('../../ui/stores/license-list.ts')),
    ...(await import('../../ui/stores/ledger.ts')),
    ...(await import('../../ui/stores/license-result.ts')),
    ...(await import('../../ui/stores/licensing.ts')),
    ...(await import('../../ui/stores/look.ts')),
    ...(await import('../../ui/stores/may-license.ts')),
    ...(await import('../../ui/stores/notices.ts')),
    ...(await import('../../ui/stores/arrangement.ts')),
    ...(await import('../../ui/stores/drag.ts')),
    ...(await import('../../ui/stores/fill.ts')),
    ...(await import('../../ui/stores/categories.ts')),
    ...(await import('../../ui/stores/filter-draft.ts')),
    ...(await import('../../ui/stores/filters.ts')),
    ...(await import('../../ui/stores/picked.ts')),
    ...(await import('../../ui/stores/picture-search.ts')),
    ...(await import('../../ui/stores/place.ts')),
    ...(await import('../../ui/stores/placing.ts')),
    ...(await import('../../ui/stores/plan.ts')),
    ...(await import('../../ui/stores/project.ts')),
    ...(await import('../../ui/stores/put-back.ts')),
    ...(await import('../../ui/stores/run.ts')),
    ...(await import('../../ui/stores/proof.ts')),
    ...(await import('../../ui/stores/search.ts')),
    ...(await import('../../ui/stores/requests.ts')),
    ...(await import('../../ui/stores/save-comps.ts')),
    ...(await import('../../ui/stores/save-to.ts')),
    ...(await import('../../ui/stores/rights.ts')),
    ...(await import('../../ui/stores/selection.ts')),
    ...(await import('../../ui/stores/session.ts')),
    ...(await import('../../ui/stores/contributed.ts')),
    ...(await import('../../ui/stores/set-pictures.ts')),
    ...(await import('../../ui/stores/sets.ts')),
    ...(await import('../../ui/stores/similar.ts')),
    ...(await import('../../ui/stores/settings.ts')),
    ...(await import('../../ui/stores/typing.ts')),
    ...(await import('../../ui/stores/view.ts')),
    ...(await import('../../ui/stores/wanted-licenses.ts'))
  }
  return { ClearedError, usePlatform, startPanel, stores }
}

export type PanelModules = Awaited<ReturnType<typeof loadPanel>>
