import type { CareerPath } from '@rounds/contract/common';
import { careerPaths } from '@rounds/contract/common.rules';
import { groupSize } from '@rounds/contract/community/study-groups.rules';

/** What is typed; the number is text, so that it can be empty. */
export interface GroupFields {
  readonly name: string;
  readonly description: string;
  readonly careerPath: string;
  readonly maxMembers: string;
  readonly isPrivate: boolean;
}

export const emptyGroup: GroupFields = {
  name: '',
  description: '',
  careerPath: '',
  maxMembers: String(groupSize.default),
  isPrivate: false,
};

export type FieldName = Exclude<keyof GroupFields, 'isPrivate'>;

/** What is sent to the server. */
export interface GroupValues {
  readonly name: string;
  readonly description: string;
  readonly careerPath: CareerPath;
  readonly maxMembers: number;
  readonly isPrivate: boolean;
}

/** The values of a valid form, or else the invalid fields. */
export function validateGroup(
  fields: GroupFields,
): { readonly values: GroupValues } | { readonly wrong: readonly FieldName[] } {
  const name = fields.name.trim();
  const description = fields.description.trim();
  const careerPath = careerPaths.find((path) => path === fields.careerPath);
  const maxMembers = /^\d{1,3}$/.test(fields.maxMembers.trim()) ? Number(fields.maxMembers) : Number.NaN;
  const hasRoom = maxMembers >= groupSize.min && maxMembers <= groupSize.max;
  if (name && description && careerPath && hasRoom) {
    return { values: { name, description, careerPath, maxMembers, isPrivate: fields.isPrivate } };
  }
  const checks: readonly [FieldName, boolean][] = [
    ['name', name !== ''],
    ['description', description !== ''],
    ['careerPath', careerPath !== undefined],
    ['maxMembers', hasRoom],
  ];
  return { wrong: checks.filter(([, isGood]) => !isGood).map(([field]) => field) };
}
