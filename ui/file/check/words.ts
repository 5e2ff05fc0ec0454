import { count, i18n } from '../../words/i18n.ts'

export const noticeWords = i18n('notices', {
  newerRecord:
    'A newer version of Cleared wrote this. Close and reopen the plugin to change it.',
  askedFor: count({
    one: 'Requested {count} license',
    other: 'Requested {count} licenses'
  }),
  adopted: count({
    one: 'Adopted {count} comp',
    other: 'Adopted {count} comps'
  }),
  imageChosen: 'Choice saved'
})
