<?php

declare(strict_types=1);

namespace Drupal\g30\Plugin\Validation\Constraint;

use Drupal\Core\StringTranslation\TranslatableMarkup;
use Drupal\Core\Validation\Attribute\Constraint;
use Symfony\Component\Validator\Constraint as SymfonyConstraint;

/** Refuses an alias that isn't an address, or that another item has. */
#[Constraint(id: 'G30FreeAlias', label: new TranslatableMarkup('Free address', [], ['context' => 'Validation']))]
final class FreeAliasConstraint extends SymfonyConstraint {
  public string $taken = 'The address %address is already that of another item in this language. Choose another one.';
}
