import type { Core } from '../core/core.ts'

/** A collection of images whose code is shared by a team. */
export const teamCollection = {
  id: '550000101',
  shareCode: 'team-picks',
  name: 'Team picks'
}

/** Creates it for the team's lead; call it inside a transaction. */
export function addTeamCollection(core: Core, person: string): void {
  const { id, shareCode, name } = teamCollection
  const now = core.now()
  const added = core.accounts.run(
    `INSERT OR IGNORE INTO collections (id, person, media_type, name,
       share_code, created_at, updated_at, items_updated_at)
     VALUES (?, ?, 'image', ?, ?, ?, ?, ?)`,
    id,
    person,
    name,
    shareCode,
    now,
    now,
    now
  )
  if (added === 0) return
  Array.from(core.library.list(3), (asset, place) =>
    core.accounts.run(
      `INSERT INTO collection_items
       SELECT number, ?, ?, ? FROM collections WHERE id = ?`,
      place,
      asset.id,
      now,
      id
    )
  )
}
