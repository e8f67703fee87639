import type { StudyGroup } from '@rounds/contract/community/study-groups';

/** Whether a group's name or description contains a text, ignoring case. */
export function matchesSearch({ name, description }: StudyGroup, search: string): boolean {
  const text = search.trim().toLocaleLowerCase();
  return [name, description].some((part) => part.toLocaleLowerCase().includes(text));
}
