const year = '(?:19|20)\\d\\d'
const month = '(?:0[1-9]|1[0-2])'
const day = '(?:0[1-9]|[12]\\d|3[01])'

const orders = [
  [year, month, day],
  [day, month, year],
  [month, day, year]
]

const datesWith = (gap: string) =>
  orders.map(order => order.join(gap)).join('|')

/** A day, perhaps with a time; in six digits also a month. */
const date = new RegExp(
  `^(?:(?:${datesWith('')})(?:\\d{4})?|${year}${month}|` +
    `\\d\\d${month}${day}(?:\\d{6})?|${day}${month}\\d\\d|${month}${day}\\d\\d)$`
)

const dateWithin = new RegExp(`(?:^|\\D)(?:${datesWith('[ _.-]?')})(?:\\D|$)`)

const time = /^(?:[01]\d|2[0-3])[0-5]\d[0-5]\d\d{0,3}$/

export function isDate(digits: string): boolean {
  return date.test(digits)
}

/** As in `IMG_20230415_101112`. */
export function isTimeAfterDate(before: string, digits: string): boolean {
  return time.test(digits) && dateWithin.test(before)
}
