import { apart } from './structure-mates.ts';
import type { Mates } from './structure-mates.ts';

/** What a ward, a pharmacy and a study tell apart. */
export const clinicalMates: readonly Mates[] = [
  apart(
    'left-sided heart failure/right-sided heart failure',
    /\bpulmonary (?:o?edema|congestion)\b|\bjugular\b|\bascites\b|\bdependent o?edema\b/i,
  ),
  apart(
    'ischemic stroke/hemorrhagic stroke | ischaemic stroke/haemorrhagic stroke',
    /\b(?:caused by|due to|results? from)\b.*\b(?:clot|thromb\w+|embol\w+|occlu\w+|ruptured?|bleed\w*)\b/i,
  ),
  apart(
    'hemothorax/pneumothorax | haemothorax/pneumothorax',
    /\b(?:accumulation|collection|presence) of (?:blood|air)\b|\bis (?:blood|air) in\b/i,
  ),
  apart('type 1 diabetes>type 2 diabetes', /\bautoimmune\b/i),
  apart('rheumatoid arthritis/osteoarthritis', /\bautoimmune\b|\bwear and tear\b/i),
  apart(
    'ulcerative colitis/Crohn’s disease | ulcerative colitis/Crohn disease',
    /\bskip lesions\b|\btransmural\b/i,
  ),
  apart('unstable angina>stable angina', /\bat rest\b/i),
  apart('delirium/dementia', /\b(?:acute|sudden|gradual|insidious) onset\b/i),
  apart(
    'placenta previa/placental abruption | placenta praevia/placental abruption',
    /\bpainless\b|\bpainful\b/i,
  ),
  apart(
    'epidural hematoma/subdural hematoma | epidural haematoma/subdural haematoma',
    /\bmiddle meningeal\b|\bbridging veins\b/i,
  ),
  apart('airborne precautions>droplet precautions', /\bN95\b|\bnegative[- ]pressure\b/i),
  apart(
    'warfarin/heparin',
    /\b(?:monitor\w*|antidote|revers\w+)\b.*\b(?:INR|aPTT|vitamin K|protamine)\b|\b(?:[Vv]itamin K|[Pp]rotamine)\b.*\b(?:antidote|reverses)\b/,
  ),
  apart('bactericidal>bacteriostatic', /\bkills?\b/i),
  apart('pharmacokinetics/pharmacodynamics', /\bwhat the (?:body|drug) does\b/i),
  apart('efficacy/potency', /\bmaxim(?:um|al) (?:effect|response)\b/i),
  apart('incidence/prevalence', /\bnew cases\b|\bexisting cases\b/i),
  apart('type I error/type II error', /\b(?:true|false) null\b|\bfalse (?:positive|negative)\b/i),
  apart('sensitivity/specificity', /\bproportion of (?:\w+ )*(?:with|without) the disease\b/i),
];
