import { anyFirst, from, namePart, title, until } from './patterns.ts';
import { after, before, type Place } from './places.ts';

/** Colleagues, whose names are no patient's: "Dr. Singh", "RN Jessica Tran", "Mark Foley, RN". */
const degrees = 'RN|LPN|LVN|CNA|NP|EMT|MD';
const trades = 'nurse|midwife|consultant|surgeon|physician|psychiatrist|registrar|physiotherapist|pharmacist';
/** Before a name. */
const abbreviated = String.raw`Drs?\.?|DR\.?|Prof\.?|${degrees}|EN|HCA|PA|GP|OT|SLT|NURSE`;
const clinician = `${abbreviated}|${anyFirst(`${trades}|doctor|professor|paramedic|physio|therapist|preceptor|mentor|tutor|instructor`)}`;
/** A "sister" in small letters may be the patient's. */
const ofWard = 'Sister|Matron';
/** After a name. */
const degree = `${degrees}|BSN|MSN|FNP|APRN|PA-C|RPh|PharmD|PhD|MBBS|FRCS|${trades}`;

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
