/** The named values of an object, without undefined ones. */
export function pick<Item extends object, Name extends keyof Item>(
  item: Item,
  names: readonly Name[]
): Pick<Item, Name> {
  const picked: Partial<Item> = {}
  names.forEach(name => {
    if (item[name] !== undefined) picked[name] = item[name]
  })
  return picked as Pick<Item, Name> // only undefined values are missing
}
