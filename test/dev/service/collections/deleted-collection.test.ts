import { expect, test } from 'vitest'
import {
  addItems,
  setItems
} from '../../../../dev/service/collections/collection-items.ts'
import {
  createCollection,
  deleteCollection,
  findCollection
} from '../../../../dev/service/collections/collections.ts'
import type { Core } from '../../../../dev/service/core/core.ts'
import { accountSteps } from '../../../../dev/service/database/account-steps.ts'
import { migrate } from '../../../../dev/service/database/migrate.ts'
import { openDatabase } from '../../../../dev/service/database/open-database.ts'
import { registerPerson } from '../../../../dev/service/oauth/register-person.ts'

test.each([
  ['adding', addItems],
  ['setting', setItems]
])(
  '%s items answers 404 when another process deleted it',
  async (_, change) => {
    const accounts = openDatabase(':memory:')
    accounts.exec('PRAGMA foreign_keys = ON')
    migrate(accounts, accountSteps)
    const core = { accounts, now: () => 0 } as Core // all that collections need
    const person = await registerPerson(accounts, {
      username: 'mia',
      email: 'mia@example.com',
      password: 'a-long-enough-one'
    })
    const id = createCollection(core, person ?? '', 'image', 'Spring')
    const found = findCollection(core, person ?? '', 'image', id)
    if (!found) throw new Error('It was not created')

    deleteCollection(core, found)

    expect(() => change(core, found, ['1'])).toThrow('Not Found')
  }
)
