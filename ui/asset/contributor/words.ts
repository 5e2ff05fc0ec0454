import { filled, i18n } from '../../words/i18n.ts'

export const contributorWords = i18n('contributor', {
  contributor: 'Contributor',
  contributorOf: filled('Contributor {id}'),
  show: 'Show',
  pictures: 'Images',
  sets: 'Sets',
  profile: 'Profile',
  loadingProfile: 'Loading profile…',
  profileNotShown: 'Couldn’t show this profile',
  nothingMore: 'No more details',
  openWebsite: 'Open website',
  location: 'Location',
  work: 'Work',
  styles: 'Styles',
  subjects: 'Subjects',
  equipment: 'Equipment',
  website: 'Website',
  picturesNotShown: 'Couldn’t show images',
  noPictures: 'No images',
  noContributorPictures: 'This contributor has no images here',
  noSetPictures: 'No images from this set are available',
  loadingSets: 'Loading sets…',
  setsNotShown: 'Couldn’t show sets',
  noSets: 'No sets',
  noSetsHint: 'No sets yet',
  setOf: filled('Set {id}')
})
