/** One page of a complete list of records, as an envelope. */
export function pageOf<Item, ItemRecord>(
  items: readonly Item[],
  { page, per_page }: { page: number; per_page: number },
  toRecord: (item: Item) => ItemRecord
): { data: ItemRecord[]; page: number; per_page: number; total_count: number } {
  const first = (page - 1) * per_page
  return {
    data: items.slice(first, first + per_page).map(toRecord),
    page,
    per_page,
    total_count: items.length
  }
}
