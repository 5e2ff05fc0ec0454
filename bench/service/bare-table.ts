import { openDatabase } from '../../dev/service/database/open-database.ts'

/**
 * Writes a table of short texts and an index of their words; returns the
 * milliseconds.
 */
export function buildBareTable(path: string, rows: number): number {
  const started = performance.now()
  const database = openDatabase(path)
  database.run('CREATE VIRTUAL TABLE texts USING fts5(text)')
  database.run(
    `WITH RECURSIVE numbers(n) AS
       (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
     INSERT INTO texts
     SELECT 'word' || n % 1000 || ' word' || n % 37 || ' word' || n % 7 FROM numbers`,
    rows
  )
  database.close()
  return performance.now() - started
}
