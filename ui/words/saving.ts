import { count, i18n } from './i18n.ts'

export const savingWords = i18n('saving', {
  save: 'Save',
  saveTo: 'Save to a collection',
  savePicked: count({
    one: 'Save {count} to a collection',
    other: 'Save {count} to a collection'
  })
})
