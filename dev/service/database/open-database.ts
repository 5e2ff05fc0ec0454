import Libsql from 'libsql'

/**
 * A parameter of a statement. The driver aborts the process for a boolean, and
 * for bytes as the only parameter; it returns bytes as an ArrayBuffer.
 */
export type SqlValue = string | number | null | Uint8Array

/** Milliseconds to wait for a lock of another process. */
const timeout = 10_000

export interface Database {
  all<Row>(sql: string, ...values: SqlValue[]): Row[]
  /** The first row or none, twice as fast as `all`. */
  first<Row>(sql: string, ...values: SqlValue[]): Row[]
  /** Returns how many rows changed. */
  run(sql: string, ...values: SqlValue[]): number
  exec(sql: string): void
  /** Increases whenever this process may have changed something. */
  readonly writes: number
  /** Runs synchronous work in a transaction; an exception rolls it back. */
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
    timeout
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
    // The caller knows the columns of the statement.
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
      return result as Result // set by the work above
    },
    close: () => {
      prepared.clear()
      driver.close()
    }
  }
}

/** The driver binds numbers as floats, which SQL divides differently. */
function bind(value: SqlValue): SqlValue | bigint {
  return Number.isSafeInteger(value) ? BigInt(Number(value)) : value
}
