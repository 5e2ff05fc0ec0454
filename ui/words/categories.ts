import { foldText } from '../../contract/fold-text.ts'
import { i18n } from './i18n.ts'

/** The API's usual categories, by their names in camel case. */
const names = {
  transportation: 'Transportation',
  animalsWildlife: 'Animals/Wildlife',
  buildingsLandmarks: 'Buildings/Landmarks',
  backgroundsTextures: 'Backgrounds/Textures',
  businessFinance: 'Business/Finance',
  education: 'Education',
  foodAndDrink: 'Food and Drink',
  healthcareMedical: 'Healthcare/Medical',
  holidays: 'Holidays',
  objects: 'Objects',
  industrial: 'Industrial',
  theArts: 'The Arts',
  nature: 'Nature',
  people: 'People',
  religion: 'Religion',
  science: 'Science',
  technology: 'Technology',
  signsSymbols: 'Signs/Symbols',
  sportsRecreation: 'Sports/Recreation',
  notCategorized: 'NOT-CATEGORIZED',
  interiors: 'Interiors',
  miscellaneous: 'Miscellaneous',
  illustrationsClipArt: 'Illustrations/Clip-Art',
  vintage: 'Vintage',
  parksOutdoor: 'Parks/Outdoor',
  abstract: 'Abstract',
  beautyFashion: 'Beauty/Fashion',
  celebrities: 'Celebrities'
}

type Key = keyof typeof names

export const categoryWords = i18n('categories', names)

/** A category in the reader's language; one that is not known as it is. */
export function categoryText(name: string): string {
  const key = keyOf(name, names)
  return key ? categoryWords.get()[key] : name
}

/** What the API calls a category that is named in the reader's language. */
export function categoryName(text: string): string {
  const key = keyOf(text, categoryWords.get())
  return key ? names[key] : text
}

function keyOf(name: string, texts: Readonly<Record<Key, string>>): Key | null {
  const wanted = foldText(name.trim())
  // The record has no other keys.
  const keys = Object.keys(texts) as Key[]
  return keys.find(key => foldText(texts[key]) === wanted) ?? null
}
