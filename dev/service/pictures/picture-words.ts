import type { Category } from '../../catalog/assets/categories.ts'
import type { AssetText, Language } from '../../catalog/assets/languages.ts'

/** What the table says of one picture. */
export interface PictureWords {
  /** Path within the folder, with slashes. */
  file: string
  title: string
  description: string
  keywords: string[]
  categories: Category[]
  contributor: string
  imageType: 'photo' | 'illustration'
  /** YYYY-MM-DD; undefined for the day of the file. */
  addedDate: string | undefined
  /** 0 to 4. */
  people: number
  isEditorial: boolean
  isAdult: boolean
  hasModelRelease: boolean
  hasPropertyRelease: boolean
  /** Words in other languages than English. */
  texts: Partial<Record<Language, AssetText>>
}

/** The name of the table in the folder of pictures. */
export const wordsFile = 'words.csv'

/** Columns that every table may have; `title:de` and the like come on top. */
export const columnNames = [
  'file',
  'title',
  'description',
  'keywords',
  'categories',
  'contributor',
  'type',
  'date',
  'people',
  'editorial',
  'adult',
  'model_release',
  'property_release'
] as const

export type ColumnName = (typeof columnNames)[number]

/** Columns that can be there once for each language. */
export const textColumns = ['title', 'description', 'keywords'] as const
