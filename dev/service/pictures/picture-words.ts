import type { Category } from '../../catalog/assets/categories.ts'
import type { AssetText, Language } from '../../catalog/assets/languages.ts'

/** A line of the table. */
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

export const wordsFile = 'words.csv'

/** Column names; `title:de` and the like are also allowed. */
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

/** Columns that can be repeated for each language. */
export const textColumns = ['title', 'description', 'keywords'] as const
