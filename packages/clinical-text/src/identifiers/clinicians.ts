import { anyFirst, from, namePart, title, until } from './patterns.ts';
import { after, before, type Place } from './places.ts';

/** Colleagues, whose names are no patient's: "Dr. Singh", "RN Jessica Tran", "Mark Foley, RN". */
const abbreviated = String.raw`Drs?\.?|DR\.?|Prof\.?|RN|LPN|LVN|CNA|EN|HCA|NP|PA|EMT|MD|GP|OT|SLT|NURSE`;
const trades = anyFirst(
  'doctor|professor|nurse|midwife|consultant|surgeon|physician|psychiatrist|registrar|paramedic|physio|physiotherapist|therapist|pharmacist|preceptor|mentor|tutor|instructor',
);
const clinician = `${abbreviated}|${trades}`;
/** A "sister" in small letters may be the patient's. */
const ofWard = 'Sister|Matron';
/** A degree or trade after a name. */
const degree =
  'RN|BSN|MSN|MD|NP|FNP|APRN|PA-C|LPN|LVN|CNA|RPh|PharmD|PhD|EMT|MBBS|FRCS|nurse|surgeon|consultant|physician|psychiatrist|registrar|physiotherapist|pharmacist|midwife';

const clinicianBefore = new RegExp(
  String.raw`${from}(?:(?:${clinician}):?|${ofWard}) (?:${title})?(?:${namePart} |\p{Lu}\.? ?){0,2}$`,
  'u',
);
const clinicianAlone = new RegExp(`^(?:${clinician}|${ofWard})$`);
const clinicianAfter = new RegExp(String.raw`^,? \(?(?:${degree})${until}`, 'u');

/** Whether it is a colleague's name by what stands around it. */
export const isClinician = (place: Place, text: string): boolean =>
  clinicianBefore.test(before(place, text, 40)) || clinicianAfter.test(after(place, text, 20));

/** Whether a word says that a name after it is a colleague's. */
export const isTrade = (word: string): boolean => clinicianAlone.test(word);
