import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { accountSteps } from '../database/account-steps.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase, type Database } from '../database/open-database.ts'
import { useWal } from '../database/use-wal.ts'
import { refuseDemoPeople } from './refuse-demo-people.ts'

/**
 * Opens the accounts of a data folder, which is made when missing, or of
 * `:memory:`, and brings them up to date. Throws an error for people to read
 * when the folder is of a newer release, or has demo people without `hasDemo`.
 */
export function openAccounts(data: string, hasDemo: boolean): Database {
  if (data !== ':memory:') mkdirSync(data, { recursive: true, mode: 0o700 })
  const path = data === ':memory:' ? data : join(data, 'accounts.db')
  const accounts = openDatabase(path)
  try {
    useWal(accounts)
    accounts.exec('PRAGMA foreign_keys = ON')
    migrate(accounts, accountSteps)
    if (!hasDemo) refuseDemoPeople(accounts)
  } catch (error) {
    accounts.close()
    throw error
  }
  return accounts
}
