/** Products that an application can include, with their labels. */
export const products = {
  images: 'Images',
  videos: 'Videos',
  audio: 'Music',
  'reverse-search': 'Reverse image search'
} as const

export type Product = keyof typeof products

/** All products in display order. */
export const allProducts = Object.keys(products) as Product[] // of the above

/** Whether there is a product of this name. */
export function isProduct(name: string): name is Product {
  return Object.hasOwn(products, name)
}
