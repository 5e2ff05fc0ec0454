import { count, i18n } from '../../words/i18n.ts'

export const noticeWords = i18n('notices', {
  newerRecord:
    'A newer version of Cleared wrote this. Close and open the plugin to change it.',
  askedFor: count({
    one: 'Asked for {count} license.',
    other: 'Asked for {count} licenses.'
  }),
  adopted: count({
    one: '{count} comp adopted.',
    other: '{count} comps adopted.'
  }),
  imageChosen: 'Image chosen'
})
