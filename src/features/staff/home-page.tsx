import { devicesPath } from '../../staff/paths.ts'
import { staffPages as copy } from '../../words/staff.ts'
import { OneQuestion } from './one-question.tsx'

/** For those who have no lot to go to. */
export const HomePage = () => (
  <OneQuestion heading={copy.home} texts={[copy.homeText]}>
    <a href={devicesPath}>{copy.devices}</a>
  </OneQuestion>
)
