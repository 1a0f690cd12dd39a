<?php

declare(strict_types=1);

namespace Drupal\g30\Plugin\Validation\Constraint;

use Drupal\Core\StringTranslation\TranslatableMarkup;
use Drupal\Core\Validation\Attribute\Constraint;
use Symfony\Component\Validator\Constraint as SymfonyConstraint;

/** Refuses to publish an item that lacks what visitors need. */
#[Constraint(id: 'G30Publishable', label: new TranslatableMarkup('Ready to be seen', [], ['context' => 'Validation']))]
final class PublishableConstraint extends SymfonyConstraint {
  public string $early = 'This day is still to come: give the day of today, or keep it a draft.';

  public string $copied = 'This is still the text of the original: translate it, or keep it a draft.';
}
