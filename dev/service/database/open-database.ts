import Libsql from 'libsql'

/**
 * What a statement takes. The driver aborts the process on a boolean, and on
 * bytes that are a statement's only value; it gives bytes as an ArrayBuffer.
 */
export type SqlValue = string | number | null | Uint8Array

/** Milliseconds to wait for another process that writes. */
const patience = 10_000

export interface Database {
  all<Row>(sql: string, ...values: SqlValue[]): Row[]
  /** The first row or none, in half the time that `all` takes for it. */
  first<Row>(sql: string, ...values: SqlValue[]): Row[]
  /** Returns how many rows changed. */
  run(sql: string, ...values: SqlValue[]): number
  exec(sql: string): void
  /** Grows whenever this process may have changed something. */
  readonly writes: number
  /** Runs synchronous work as one unit; an exception undoes all of it. */
  transaction<Result>(work: () => Result): Result
  close(): void
}

/** Opens a SQLite database: a file's path or `:memory:`. */
export function openDatabase(
  path: string,
  options: { readonly?: boolean } = {}
): Database {
  const driver = new Libsql(path, {
    readonly: options.readonly ?? false,
    timeout: patience
  })
  const prepared = new Map<string, ReturnType<typeof driver.prepare>>()
  let writes = 0

  function prepare(sql: string) {
    const known = prepared.get(sql)
    if (known) return known
    const statement = driver.prepare(sql)
    prepared.set(sql, statement)
    return statement
  }

  return {
    // Rows have the columns that the statement names.
    all: <Row>(sql: string, ...values: SqlValue[]) =>
      prepare(sql).all(...values.map(bind)) as Row[],
    first: <Row>(sql: string, ...values: SqlValue[]) => {
      const row = prepare(sql).get(...values.map(bind)) as Row | undefined
      return row === undefined ? [] : [row]
    },
    run: (sql, ...values) => {
      writes += 1
      return prepare(sql).run(...values.map(bind)).changes
    },
    exec: sql => {
      writes += 1
      driver.exec(sql)
    },
    get writes() {
      return writes
    },
    transaction: <Result>(work: () => Result) => {
      let result: Result | undefined
      driver
        .transaction(() => {
          result = work()
        })
        .immediate()
      return result as Result // set by the work that has just ended
    },
    close: () => {
      prepared.clear()
      driver.close()
    }
  }
}

/** The driver binds every number as a float; SQL divides those otherwise. */
function bind(value: SqlValue): SqlValue | bigint {
  return Number.isSafeInteger(value) ? BigInt(Number(value)) : value
}
