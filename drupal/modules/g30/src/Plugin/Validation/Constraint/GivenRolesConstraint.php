<?php

declare(strict_types=1);

namespace Drupal\g30\Plugin\Validation\Constraint;

use Drupal\Core\StringTranslation\TranslatableMarkup;
use Drupal\Core\Validation\Attribute\Constraint;
use Symfony\Component\Validator\Constraint as SymfonyConstraint;

/** The user may give and take the roles that are changed. */
#[Constraint(id: 'G30GivenRoles', label: new TranslatableMarkup('Roles that may be given', [], ['context' => 'Validation']))]
final class GivenRolesConstraint extends SymfonyConstraint {
  public string $refused = 'You may neither give nor take the role %role: that is done in Drupal, by someone who may administer permissions.';
}
