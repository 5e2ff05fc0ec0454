import type { Language } from '../../../contract/api/languages.ts'

/** Words that join others, and are not searched for beside these. */
export const smallWords: Partial<Record<Language, ReadonlySet<string>>> = {
  de: setOf(
    'der die das den dem des ein eine einen einem einer und oder mit ohne in im am an auf aus bei für von vom zu zum zur'
  ),
  es: setOf(
    'el la los las un una unos unas y o de del al a en con sin para por sobre'
  ),
  fr: setOf(
    'le la les l un une des d de du et ou à au aux en dans avec sans pour par sur'
  ),
  ja: setOf('の と に で を は が も や へ な から まで'),
  pt: setOf(
    'o a os as um uma e ou de do da dos das ao à em no na nos nas com sem para por sobre'
  )
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
