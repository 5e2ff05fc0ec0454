import { i18n } from './i18n.ts'

export const pagingWords = i18n('paging', {
  pages: 'Pages'
})
