export { StartPage } from '../views/start/start-page.tsx'
export { FeaturedView } from '../views/start/featured-view.tsx'
