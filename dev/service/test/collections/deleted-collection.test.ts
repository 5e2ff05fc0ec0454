import { expect, test } from 'vitest'
import { addItems, setItems } from '../../collections/collection-items.ts'
import {
  createCollection,
  deleteCollection,
  findCollection
} from '../../collections/collections.ts'
import type { Core } from '../../core/core.ts'
import { accountSteps } from '../../database/account-steps.ts'
import { migrate } from '../../database/migrate.ts'
import { openDatabase } from '../../database/open-database.ts'
import { registerPerson } from '../../oauth/register-person.ts'

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
